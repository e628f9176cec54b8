import type { ComponentType, SVGProps } from 'react';

/** An icon component of `~icons/lucide`, drawn in the current text colour. */
export type Icon = ComponentType<SVGProps<SVGSVGElement>>;
