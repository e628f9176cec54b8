import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Features that Playwright 1.65 disables; Chromium uses only the last `--disable-features`. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** Two pages of the address bar, which take a third of a short test's time to render. */
const addressBarFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Chromium's command line switches. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...disabledByPlaywright, ...addressBarFeatures].join(',')}`,
];

/** Returns the path of an installed Chromium, else Playwright's; undefined if there is none. */
export function chromiumPath() {
  const found = [process.env.CHROMIUM_PATH, ...systemPaths, chromium.executablePath()];
  return found.find((path) => path && existsSync(path));
}

/** Installs a Chromium if none is there: Playwright's, else as root Debian's package. Throws if both fail. */
export function ensureChromium() {
  if (chromiumPath()) return;
  const attempts = [
    () => execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' }),
    () => {
      if (process.getuid?.() !== 0) throw new Error('Only root installs packages.');
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
      execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
    },
  ];
  for (const attempt of attempts) {
    try {
      attempt();
    } catch (error) {
      console.log(`… ${error instanceof Error ? error.message : error}`);
    }
    if (chromiumPath()) return;
  }
  throw new Error('No Chromium found or installed. Set CHROMIUM_PATH to one.');
}
