import type { Random } from '@/lib/random';
import { darker, lighter } from './svgElements';

export const canvasWidthPx = 960;
export const canvasHeightPx = 720;

/** A drawn piece of food, centred on 0,0. */
interface Piece {
  /** Path data of the outline, which is also its shadow. */
  outline: string;
  /** The drawing itself. */
  body: string;
}

/** The part of SvgBuilder that draws pieces. */
type Brush = Pick<SvgBuilder, 'radial' | 'shaded' | 'linear'>;

export type DrawPiece = (brush: Brush, random: Random) => Piece;

const stops = (from: string, to: string) =>
  `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`;

interface PlaceOptions {
  angle?: number;
  scale?: number;
  /** Opacity of the shadow, 0 to 1. */
  shadow?: number;
}

/** Ids of three drawings of one piece. */
type Variants = [string, string, string];

/** Builds an SVG document: paints and repeated pieces are defined once and used by id. */
export class SvgBuilder {
  private readonly definitions: string[] = [];
  private readonly paints = new Map<string, string>();
  private readonly pieceIds = new Map<DrawPiece, Variants>();
  private readonly elements: string[] = [];

  constructor(readonly random: Random) {}

  /** Adds markup on top. */
  add(markup: string): void {
    this.elements.push(markup);
  }

  /** Draws inside a group with these attributes. */
  group(attributes: string, draw: () => void): void {
    this.add(`<g ${attributes}>`);
    draw();
    this.add('</g>');
  }

  /** Returns a radial gradient, lit from the upper left. */
  radial(inner: string, outer: string): string {
    return this.define('radialGradient', 'cx=".42" cy=".38" r=".68"', stops(inner, outer));
  }

  /** Returns a radial gradient of one colour, light in the middle and dark at the edge. */
  shaded(colour: string, light: number, dark: number): string {
    return this.radial(lighter(colour, light), darker(colour, dark));
  }

  linear(from: string, to: string, degrees = 90): string {
    return this.define('linearGradient', `gradientTransform="rotate(${degrees} .5 .5)"`, stops(from, to));
  }

  /** Returns a repeating pattern as a paint. */
  pattern(size: number, degrees: number, markup: string): string {
    const frame = `width="${size}" height="${size}" patternUnits="userSpaceOnUse"`;
    return this.define('pattern', `${frame} patternTransform="rotate(${degrees})"`, markup);
  }

  /** Returns the attribute that clips a group to a shape. */
  clip(shape: string): string {
    return `clip-path="${this.define('clipPath', '', shape)}"`;
  }

  /** Returns the attribute that blurs a shape. */
  blur(pixels: number): string {
    const area = 'x="-30%" y="-30%" width="160%" height="160%"';
    return `filter="${this.define('filter', area, `<feGaussianBlur stdDeviation="${pixels}"/>`)}"`;
  }

  /** Draws one of a piece's three variants, with its shadow. */
  place(draw: DrawPiece, x: number, y: number, options: PlaceOptions = {}): void {
    const { angle = this.random.between(0, 360), scale = 1, shadow = 0.3 } = options;
    const id = this.random.pick(this.variants(draw));
    const turn = `rotate(${Math.round(angle)})scale(${Math.round(scale * 100) / 100})`;
    const drop = 2 + 3 * scale;
    const fallen = `translate(${Math.round(x + drop * 0.6)} ${Math.round(y + drop)})`;
    this.add(`<use href="#${id}-s" transform="${fallen}${turn}" opacity="${shadow}"/>`);
    this.add(`<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})${turn}"/>`);
  }

  /** Returns the picture as a self-contained SVG document. */
  toString(): string {
    const defs = this.definitions.join('');
    const size = `viewBox="0 0 ${canvasWidthPx} ${canvasHeightPx}" width="${canvasWidthPx}" height="${canvasHeightPx}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs}</defs>${this.elements.join('')}</svg>`;
  }

  private variants(draw: DrawPiece): Variants {
    const known = this.pieceIds.get(draw) ?? [this.addPiece(draw), this.addPiece(draw), this.addPiece(draw)];
    this.pieceIds.set(draw, known);
    return known;
  }

  private addPiece(draw: DrawPiece): string {
    const { outline, body } = draw(this, this.random);
    const id = this.nextId();
    this.definitions.push(`<path id="${id}-s" d="${outline}" fill="#240b03"/><g id="${id}">${body}</g>`);
    return id;
  }

  /** Defines an element once. Returns the reference to it. */
  private define(tag: string, attributes: string, content: string): string {
    const key = `${attributes}>${content}</${tag}>`;
    const id = this.paints.get(key) ?? this.nextId();
    if (!this.paints.has(key)) this.definitions.push(`<${tag} id="${id}"${attributes && ' '}${key}`);
    this.paints.set(key, id);
    return `url(#${id})`;
  }

  private nextId = () => `d${this.definitions.length.toString(36)}`;
}
