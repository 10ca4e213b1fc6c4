/** Roots of components, and own elements beside a slot. */
const kit = ":is([class^='kit-'],[class*=' kit-'],[data-kit])";

/** How many elements without a class of the kit a part lies below its component's root. */
const depths = Array.from(
  { length: 9 },
  (_, depth) => `${kit}:not([data-slot])${'>:not([data-slot])'.repeat(depth)}>*`,
);

/** The kit's own elements: the roots of components and what they contain, down to the slots, where a partner's elements stand. */
export const own = `:where(${[kit, ...depths].join(',')})`;

/**
 * As specific as six type selectors: above a page's rules for elements, below every rule of a component. Any element around matches, as a
 * shadow tree has no `html`.
 */
export const above = ':is(*,_ _ _ _ _ _)';
