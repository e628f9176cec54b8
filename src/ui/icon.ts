import type { ComponentType, SVGProps } from 'react';

/** A picture of one colour, its text's, as it comes from `~icons/lucide`. */
export type Icon = ComponentType<SVGProps<SVGSVGElement>>;
