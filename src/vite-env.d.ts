/** True in a local build. A constant, so that the bundler removes local mode from hosted builds. */
declare const __SAZON_LOCAL__: boolean;

/** The build's environment, validated at build time. */
declare const __SAZON_ENV__: import('./config/env').EnvResult;

/** The year of the build. */
declare const __SAZON_YEAR__: number;

/** Provided by src/hosting/cookbookPlugin.mjs. */
declare module 'virtual:cookbook' {
  /** The files of the cookbook by dish name. */
  const dishTexts: Readonly<Record<string, string>>;
  export default dishTexts;
}
