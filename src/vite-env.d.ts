/** True in a local build, decided when bundling: everything behind it is absent from a hosted build. */
declare const __SAZON_LOCAL__: boolean;
