#ifndef PORTIONS_H
#define PORTIONS_H

/// An amount for other servings than a recipe is written for, in thousandths of its unit and rounded to the nearest.
///
/// It is 0 when the recipe has no servings, and no larger than a number can be.
///
///     portions_scaled(250000, 4, 6)   // 375000: 250 g for four are 375 g for six
int portions_scaled(int thousandths, int servings, int wanted_servings);

#endif
