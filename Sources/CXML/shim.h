#include <libxml/xmlversion.h>
/* Some builds of libxml2 convert encodings with ICU, and its headers then bring in those of ICU. Programs that import Foundation
   as well have another ICU, and two definitions of the same types cannot meet in one program. We use nothing of it. */
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
