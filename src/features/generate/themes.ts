interface Theme {
  /** What the button says and the recipe is called (spec 2, Theme selection). */
  name: string;
  /** One warm sentence under the name. */
  line: string;
  /** The card's paper by day and in the evening; ink keeps at least 4.5:1 on both. */
  tint: { light: string; dark: string };
  /** The one that gets the large card. */
  big: boolean;
}

/** The nine recipe themes, in the specification's order. */
export const themes = [
  {
    name: 'Gourmet Touch',
    line: 'A little ceremony for an ordinary evening.',
    tint: { light: '#F3E2C1', dark: '#463720' },
    big: false,
  },
  {
    name: 'Healthy Bites',
    line: 'Bright, light and good to you.',
    tint: { light: '#DDEBC8', dark: '#2E4126' },
    big: false,
  },
  {
    name: 'Vegan Bliss',
    line: 'Everything that grows, at its best.',
    tint: { light: '#CDE6D5', dark: '#213F35' },
    big: false,
  },
  {
    name: 'Street Eats',
    line: 'Hot, crisp and eaten with your hands.',
    tint: { light: '#FBD8BD', dark: '#532E1D' },
    big: false,
  },
  {
    name: 'Chef Quest',
    line: 'Learn one new trick with every dish.',
    tint: { light: '#D4DFEC', dark: '#29394C' },
    big: false,
  },
  {
    name: 'Budget Meals',
    line: 'Much flavour from few coins.',
    tint: { light: '#FAE9AC', dark: '#493C16' },
    big: false,
  },
  {
    name: 'Global Flavors',
    line: 'A journey without leaving the stove.',
    tint: { light: '#CBE6E7', dark: '#1E4145' },
    big: false,
  },
  {
    name: 'Sweet Treats',
    line: 'For the spoon that always finds room.',
    tint: { light: '#F8D5DB', dark: '#502934' },
    big: false,
  },
  {
    name: "From the Chef's Table",
    line: 'Take a seat and let the chef decide.',
    tint: { light: '#F8D7CB', dark: '#52251D' },
    big: true,
  },
] as const satisfies readonly Theme[];

export type ThemeName = (typeof themes)[number]['name'];
