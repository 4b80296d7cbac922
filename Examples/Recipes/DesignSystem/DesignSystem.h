#import <Foundation/Foundation.h>

//! The version of the design system as a number.
FOUNDATION_EXPORT double DesignSystemVersionNumber;

//! The version of the design system as text.
FOUNDATION_EXPORT const unsigned char DesignSystemVersionString[];
