#include "Portions/portions.h"

int portions_scaled(int thousandths, int servings, int wanted_servings) {
    if (servings <= 0 || wanted_servings <= 0 || thousandths <= 0) return 0;
    // As wide as it takes, for the product of two numbers.
    long long product = (long long)thousandths * wanted_servings + servings / 2;
    long long scaled = product / servings;
    return scaled > __INT_MAX__ ? __INT_MAX__ : (int)scaled;
}
