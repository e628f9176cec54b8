import type { Config } from 'tailwindcss';

const token = (name: string) => `var(--color-${name})`;

/** Maps the design tokens of src/styles.css to Tailwind's theme; loaded by `@config` there. */
export default {
  content: [],
  theme: {
    extend: {
      colors: {
        paper: token('paper'),
        raised: token('paper-raised'),
        sunken: token('paper-sunken'),
        ink: token('ink'),
        soft: token('ink-soft'),
        line: { DEFAULT: token('line'), strong: token('line-strong') },
        tomato: { DEFAULT: token('tomato'), deep: token('tomato-deep'), ink: token('tomato-ink') },
        basil: { DEFAULT: token('basil'), ink: token('basil-ink'), wash: token('basil-wash') },
        saffron: { DEFAULT: token('saffron'), ink: token('saffron-ink'), wash: token('saffron-wash') },
        aubergine: token('aubergine'),
        footer: token('footer'),
        'on-tomato': token('on-tomato'),
        'on-aubergine': token('on-aubergine'),
        'tomato-wash': token('tomato-wash'),
      },
      fontFamily: {
        display: 'var(--face-display)',
        sans: 'var(--face-text)',
      },
      maxWidth: { page: '72rem', measure: '43.5em' },
      boxShadow: {
        card: '0 0 0 1px light-dark(transparent, var(--color-line)), 0 1px 2px rgb(43 33 28 / 0.06), 0 6px 20px -8px rgb(43 33 28 / 0.16)',
        lifted:
          '0 0 0 1px light-dark(transparent, var(--color-line-strong)), 0 2px 6px rgb(43 33 28 / 0.1), 0 18px 40px -12px rgb(43 33 28 / 0.32)',
      },
    },
  },
} satisfies Config;
