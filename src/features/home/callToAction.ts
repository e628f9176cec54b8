import { focusIngredientsState, paths } from '@/config/paths';

interface CtaLink {
  to: string;
  label: string;
}

/** What the robot says, the button it points at, and the other way to go (claims 2.24 to 2.26). */
export interface CallToAction {
  /** A Spanish word of welcome, then the message. */
  greeting: string;
  message: string;
  primary: CtaLink;
  secondary: CtaLink;
  /** Where 'What’s in your kitchen?' leads. */
  kitchenField: { to: string; state?: object };
}

const quickRecipeLink: CtaLink = { to: paths.quickRecipe, label: 'Quick Recipe!' };
const quickKitchenField = { to: paths.quickRecipe, state: focusIngredientsState };

const callsToAction = {
  visitor: {
    greeting: '¡Hola!',
    message: 'Log in first, and I will cook around what you love.',
    primary: { to: paths.login, label: 'Access Your Account' },
    secondary: quickRecipeLink,
    kitchenField: quickKitchenField,
  },
  newcomer: {
    greeting: '¡Adelante!',
    message: 'Fill out the form, so that your recipes can be customised.',
    primary: { to: paths.profile, label: 'Fill Out the Form!' },
    secondary: quickRecipeLink,
    kitchenField: quickKitchenField,
  },
  cook: {
    greeting: '¡A cocinar!',
    message: 'Your recipes are ready, customised to your taste.',
    primary: { to: paths.themes, label: 'Start Crafting Recipes' },
    secondary: { to: paths.profile, label: 'Try New Settings' },
    kitchenField: { to: paths.themes },
  },
} satisfies Record<string, CallToAction>;

interface UserStatus {
  isSignedIn: boolean;
  /** Null for a signed-in cook: being checked. */
  profileCompleted: boolean | null;
  /** What is shown until both are known for the first time. */
  expectedUser: keyof typeof callsToAction | null;
}

/** The call to action for a visitor, newcomer or cook; null while the profile of a user who just signed in is checked. */
export function callToActionFor({
  isSignedIn,
  profileCompleted,
  expectedUser,
}: UserStatus): CallToAction | null {
  if (expectedUser !== null) return callsToAction[expectedUser];
  if (!isSignedIn) return callsToAction.visitor;
  if (profileCompleted === null) return null;
  return profileCompleted ? callsToAction.cook : callsToAction.newcomer;
}
