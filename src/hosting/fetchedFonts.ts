/** A font that is fetched, as `new FontFace` takes it. */
export interface FetchedFont {
  family: string;
  source: string;
  weight?: string;
  style?: string;
  unicodeRange?: string;
}

/** Takes the fonts that are fetched out of a style sheet; those that the device may have stay. */
export function takeFetchedFonts(css: string): { css: string; fonts: FetchedFont[] } {
  const fonts: FetchedFont[] = [];
  const rest = css.replaceAll(/@font-face\{([^}]*url\([^}]*)\}/g, (_rule, body: string) => {
    const descriptor = (property: string) => new RegExp(`(?:^|;)${property}:([^;]*)`).exec(body)?.[1];
    fonts.push({
      family: descriptor('font-family') ?? '',
      source: descriptor('src') ?? '',
      weight: descriptor('font-weight'),
      style: descriptor('font-style'),
      unicodeRange: descriptor('unicode-range'),
    });
    return '';
  });
  return { css: rest, fonts };
}
