import type { ReactNode } from 'react';
import { animations, clothStyle, colors, roundedStroke } from './parts';

function ChefHat({ isSmall }: { isSmall: boolean }) {
  return (
    <>
      <path
        {...clothStyle}
        d="M80 96 74 52C52 52 44 22 66 14C74 -4 102 -8 114 6C126 -10 160 -6 166 14C188 20 184 50 164 52L158 96Z"
      />
      <path d="M164 52C184 50 188 20 166 14C170 30 160 46 148 50L142 96H158Z" fill={colors.clothShade} />
      {!isSmall && (
        <path
          {...roundedStroke}
          d="M100 58 102 88M120 60V90M140 58 138 88M74 52C84 52 90 48 93 41M148 50C140 49 136 45 134 40"
          stroke={colors.clothLine}
          strokeWidth="3"
        />
      )}
      <path {...clothStyle} d="M76 84Q119 96 162 84L164 108Q119 120 74 108Z" />
      <path d="M140 89Q152 87 162 84L164 108Q152 112 138 114Z" fill={colors.clothShade} />
      <path d="M75 101Q119 113 163.5 101" fill="none" stroke={colors.tomato} strokeWidth="5" />
    </>
  );
}

interface HeadProps {
  children: ReactNode;
  /** True leaves out folds, highlights and the antenna's animation. */
  isSmall: boolean;
}

/** Draws the robot's head with hat and antenna around a face. */
export function Head({ children, isSmall }: HeadProps) {
  return (
    <>
      <g className={isSmall ? undefined : animations.antenna}>
        <path {...roundedStroke} d="M188 136C212 132 216 112 210 92" stroke={colors.deep} strokeWidth="6" />
        <circle cx="209" cy="84" r="11" fill={colors.saffron} />
        {!isSmall && (
          <>
            <path d="M218 78A11 11 0 0 1 203 93A12 12 0 0 0 218 78Z" fill={colors.saffronShade} />
            <circle cx="205" cy="80" r="3.2" fill="#fff" opacity=".8" />
          </>
        )}
      </g>
      <rect x="36" y="130" width="26" height="44" rx="12" fill={colors.deep} />
      <rect x="178" y="130" width="26" height="44" rx="12" fill={colors.deep} />
      <rect x="48" y="92" width="144" height="118" rx="57" fill={colors.base} />
      <path
        d="M156 94C192 100 192 128 192 150C192 190 166 210 135 210H105C92 210 80 206 70 198C150 206 176 160 156 94Z"
        fill={colors.shade}
        opacity=".75"
      />
      {!isSmall && (
        <path
          {...roundedStroke}
          d="M60 136C62 120 70 110 82 105"
          stroke="#fff"
          strokeWidth="6"
          opacity=".55"
        />
      )}
      <rect x="64" y="122" width="112" height="70" rx="34" fill={colors.visor} />
      <path
        d="M98 124H142C164 124 174 140 174 157C160 132 110 128 70 138C76 129 86 124 98 124Z"
        fill={colors.visorLight}
      />
      {children}
      <ChefHat isSmall={isSmall} />
    </>
  );
}
