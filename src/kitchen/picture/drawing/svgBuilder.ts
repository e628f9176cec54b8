import type { Random } from '@/lib/random';
import { darker, lighter } from './colours';

export const width = 960;
export const height = 720;

/** One drawn thing seen from above, centred on 0,0. */
interface Piece {
  /** Path data of the outline: it casts the shadow. */
  outline: string;
  /** The drawing itself. */
  body: string;
}

/** What a piece is drawn with. */
type Brush = Pick<SvgBuilder, 'random' | 'radial' | 'shaded' | 'linear'>;

export type DrawPiece = (brush: Brush) => Piece;

interface Placing {
  angle?: number;
  scale?: number;
  /** How dark the shadow below is, 0 to 1. */
  shadow?: number;
}

/** The ids of what a piece looks like, drawn by hand anew. */
type Variants = [string, string, string];

/** Builds an SVG document: paints and repeated pieces are defined once and used by id. */
export class SvgBuilder {
  private readonly definitions = new Map<string, { id: string; markup: string }>();
  private readonly pieceIds = new Map<DrawPiece, Variants>();
  private readonly elements: string[] = [];

  constructor(readonly random: Random) {}

  /** Draws markup over what is already there. */
  add(markup: string): void {
    this.elements.push(markup);
  }

  /** Draws inside a group, for a clip or a common paint. */
  group(attributes: string, draw: () => void): void {
    this.add(`<g ${attributes}>`);
    draw();
    this.add('</g>');
  }

  /** A paint that runs from the middle outwards, lit from the upper left. */
  radial(inner: string, outer: string): string {
    const stops = this.stops(inner, outer);
    return this.paint(
      `radial ${inner} ${outer}`,
      (id) => `<radialGradient id="${id}" cx=".42" cy=".38" r=".68">${stops}</radialGradient>`,
    );
  }

  /** A paint of one colour, lit in the middle and shaded towards the edge. */
  shaded(colour: string, light: number, dark: number): string {
    return this.radial(lighter(colour, light), darker(colour, dark));
  }

  /** A paint that runs across, at an angle in degrees. */
  linear(from: string, to: string, degrees = 90): string {
    const turn = `gradientTransform="rotate(${degrees} .5 .5)"`;
    return this.paint(
      `linear ${from} ${to} ${degrees}`,
      (id) => `<linearGradient id="${id}" ${turn}>${this.stops(from, to)}</linearGradient>`,
    );
  }

  /** A repeating pattern, ready to be used as a paint. */
  pattern(size: number, degrees: number, markup: string): string {
    const frame = `width="${size}" height="${size}" patternUnits="userSpaceOnUse"`;
    return this.paint(
      `pattern ${markup}`,
      (id) => `<pattern id="${id}" ${frame} patternTransform="rotate(${degrees})">${markup}</pattern>`,
    );
  }

  /** Keeps what is drawn inside a shape: the attribute for `group`. */
  clip(shape: string): string {
    return `clip-path="${this.paint(`clip ${shape}`, (id) => `<clipPath id="${id}">${shape}</clipPath>`)}"`;
  }

  /** The attribute that blurs a shape by so many pixels. */
  blur(pixels: number): string {
    const area = 'x="-30%" y="-30%" width="160%" height="160%"';
    const write = (id: string) =>
      `<filter id="${id}" ${area}><feGaussianBlur stdDeviation="${pixels}"/></filter>`;
    return `filter="${this.paint(`blur ${pixels}`, write)}"`;
  }

  /** Puts one of a piece's few hand-drawn variants down, with the shadow it casts. */
  place(draw: DrawPiece, x: number, y: number, placing: Placing = {}): void {
    const { angle = this.random.between(0, 360), scale = 1, shadow = 0.3 } = placing;
    const id = this.random.pick(this.variants(draw));
    const turn = `rotate(${Math.round(angle)})scale(${Math.round(scale * 100) / 100})`;
    const drop = 2 + 3 * scale;
    const fallen = `translate(${Math.round(x + drop * 0.6)} ${Math.round(y + drop)})`;
    this.add(`<use href="#${id}-s" transform="${fallen}${turn}" opacity="${shadow}"/>`);
    this.add(`<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})${turn}"/>`);
  }

  /** The finished picture as one self-contained SVG document. */
  toString(): string {
    const defs = [...this.definitions.values()].map(({ markup }) => markup).join('');
    const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs}</defs>${this.elements.join('')}</svg>`;
  }

  private variants(draw: DrawPiece): Variants {
    const known = this.pieceIds.get(draw) ?? [this.addPiece(draw), this.addPiece(draw), this.addPiece(draw)];
    this.pieceIds.set(draw, known);
    return known;
  }

  private addPiece(draw: DrawPiece): string {
    const { outline, body } = draw(this);
    return this.define(
      `stamp ${this.definitions.size}`,
      (id) => `<path id="${id}-s" d="${outline}" fill="#240b03"/><g id="${id}">${body}</g>`,
    );
  }

  private stops(from: string, to: string): string {
    return `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`;
  }

  private paint(key: string, write: (id: string) => string): string {
    return `url(#${this.define(key, write)})`;
  }

  private define(key: string, write: (id: string) => string): string {
    const known = this.definitions.get(key);
    if (known) return known.id;
    const id = `d${this.definitions.size.toString(36)}`;
    this.definitions.set(key, { id, markup: write(id) });
    return id;
  }
}
