import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const onTheMachine = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** What Playwright 1.65 switches off itself: of two such switches Chromium heeds the last. */
const offForPlaywright = [
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
/** Two pages below an address bar that nobody sees: rendered for every test, they take a third of a short one's time. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Chromium is started with, whoever tests in it. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offForPlaywright, ...addressBar].join(',')}`,
];

/** Path of a Chromium to test with: one already on the machine, else Playwright's own; undefined when neither is there. */
export function chromiumPath() {
  const found = [process.env.CHROMIUM_PATH, ...onTheMachine, chromium.executablePath()];
  return found.find((path) => path && existsSync(path));
}

/** Makes sure there is a Chromium: one already here, else Playwright's own, else Debian's package when root. Throws. */
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
