/** A password as it is kept: never the text itself, only what PBKDF2 made of it. */
export interface PasswordHash {
  salt: string;
  hash: string;
  iterations: number;
}

/** An account of the local identity provider. Times are milliseconds since the epoch. */
export interface Account {
  uid: string;
  /** In lower case: one account an address. */
  email: string;
  displayName: string;
  emailVerified: boolean;
  /** Null for an account that only ever signed in with Google. */
  password: PasswordHash | null;
  googleSub: string | null;
  disabled: boolean;
  createdAt: number;
  lastLoginAt: number;
  /** Tokens issued before this are void (a new password ends every session). */
  validSince: number;
  /** When wrong passwords were tried, newest last. */
  failedAt: number[];
}

/** A sign-in that can still be refreshed. */
export interface SessionRow {
  refreshToken: string;
  uid: string;
  provider: 'password' | 'google.com';
  authTime: number;
}

export type OobType = 'VERIFY_EMAIL' | 'PASSWORD_RESET';

/** A code sent out of band, by mail. */
export interface OobCode {
  code: string;
  type: OobType;
  uid: string;
  expiresAt: number;
}

/** A mail of the visible inbox. */
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

/** A profile as call 2 sent it, with the flag the backend adds. */
export interface ProfileRow {
  firebaseId: string;
  profileCompleted: true;
  [field: string]: unknown;
}

/** A stored recipe: the fields that the backend answers (claims 3.14 to 3.20) and its owner. */
export interface RecipeRow {
  _id: string;
  firebaseId: string;
  createdAt: string;
  descripcionReceta: string;
  ingredientes: string;
  /** Minutes. */
  tiempoCoccion: number;
  diners: number;
  tipoReceta: string;
  tipoComida: string;
  necesidadesDiners: string;
  imageUrl: string;
}

/** A drawn dish. Those of quick recipes belong to nobody and are pruned. */
export interface Picture {
  id: string;
  svg: string;
  kind: 'recipe' | 'quick';
  createdAt: number;
}
