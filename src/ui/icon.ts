import type { ComponentType, SVGProps } from 'react';

/** An SVG component of `~icons/…`. */
export type Icon = ComponentType<SVGProps<SVGSVGElement>>;
