/** True in a local build, decided when bundling: everything behind it is absent from a hosted build. */
declare const __SAZON_LOCAL__: boolean;

/** What the build was told about its surroundings, checked when bundling. */
declare const __SAZON_ENV__: import('./config/env').EnvResult;

/** The year in which the build was made. */
declare const __SAZON_YEAR__: number;
