import type { KitchenRecipe } from '@/kitchen/read/types';

/** The salted PBKDF2 hash of a password. */
export interface PasswordHash {
  salt: string;
  hash: string;
  iterations: number;
}

/** An account of the local identity provider. Times are milliseconds since the epoch. */
export interface Account {
  uid: string;
  email: string;
  displayName: string;
  emailVerified: boolean;
  /** Null for an account without a password, which signs in with Google. */
  password: PasswordHash | null;
  googleSub: string | null;
  disabled: boolean;
  createdAt: number;
  lastLoginAt: number;
  /** Tokens issued earlier are invalid (a new password ends every session). */
  validSince: number;
  /** Times of the failed password sign-ins. Those older than five minutes no longer count. */
  failedAt: number[];
}

export interface SessionRow {
  refreshToken: string;
  uid: string;
  provider: 'password' | 'google.com';
  authTime: number;
}

export type OobType = 'VERIFY_EMAIL' | 'PASSWORD_RESET';

/** A mailed one-time code (Firebase calls it an out-of-band code). */
export interface OobCode {
  code: string;
  type: OobType;
  uid: string;
  expiresAt: number;
}

export interface Mail {
  id?: number;
  to: string;
  subject: string;
  body: string;
  sentAt: number;
  type: OobType;
  code: string;
  read: boolean;
}

/** A profile as sent by call 2, with the backend's flag. */
export interface ProfileRow {
  firebaseId: string;
  profileCompleted: true;
  [field: string]: unknown;
}

/** A recipe: the fields of the backend's responses (claims 3.14 to 3.20) and its owner. */
export interface RecipeRow extends Omit<KitchenRecipe, 'picture'> {
  _id: string;
  firebaseId: string;
  createdAt: string;
  imageUrl: string;
}

/** A recipe's picture. Pictures of quick recipes have no owner; only the newest are kept. */
export interface ImageRow {
  id: string;
  svg: string;
  kind: 'recipe' | 'quick';
  createdAt: number;
}
