import { useEffect, useId, useState } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { brand } from '@/config/brand';
import { paths } from '@/config/paths';
import { buttonClass, IconButton } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { Mascot } from '@/ui/Mascot';
import { welcome } from '@/ui/mascot/moods/welcome';
import Menu from '~icons/lucide/menu';
import X from '~icons/lucide/x';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import { LogoutDialog } from './LogoutDialog';

const navItemClass =
  'flex min-h-11 items-center rounded-full px-4 font-medium transition-colors duration-150 hover:bg-sunken';

/** Shows the navigation bar (claims 2.18 to 2.20): a row on wide screens, a menu with a toggle button on phones. */
export function NavBar() {
  const { currentUser, expectedUserStatus } = useAuth();
  const { key, pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isLogoutDialogOpen, setLogoutDialogOpen] = useState(false);
  const menuId = useId();

  // Until Firebase reports, show the links of the previous visit's user.
  const isSignedIn =
    currentUser !== null || (expectedUserStatus !== null && expectedUserStatus !== 'visitor');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the location closes both.
  useEffect(() => {
    setMenuOpen(false);
    setLogoutDialogOpen(false);
  }, [key]);

  useEffect(() => {
    if (!isMenuOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // So that Escape closes only the menu.
      event.preventDefault();
      setMenuOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isMenuOpen]);

  const links = [
    { to: paths.home, label: 'Home' },
    { to: paths.themes, label: 'Services', children: [paths.recipeRequest, paths.newRecipe] },
    ...(isSignedIn ? [{ to: paths.recipes, label: 'Recipes', children: [paths.recipePattern] }] : []),
    { to: paths.dashboard, label: 'User Area', children: [paths.profile] },
  ];

  return (
    <header className="no-print sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur-sm">
      <nav
        aria-label="Main"
        className="mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-x-2 gap-y-1 px-4 py-2 sm:px-6 md:flex-nowrap md:py-0"
      >
        <Link to={paths.home} className="mr-auto flex min-h-11 items-center gap-2.5 rounded-full pr-2">
          <Mascot mood={welcome} heightPx={40} />
          <span className="font-display text-2xl font-semibold tracking-tight">{brand.name}</span>
          <span className="sr-only">home</span>
        </Link>
        <IconButton
          label={isMenuOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={isMenuOpen}
          aria-controls={menuId}
          className="-mr-2.5 md:hidden"
          onClick={() => setMenuOpen(!isMenuOpen)}
        >
          {isMenuOpen ? <X aria-hidden className="size-6" /> : <Menu aria-hidden className="size-6" />}
        </IconButton>
        <ul
          id={menuId}
          className={cx(
            'w-full gap-1 pt-2 pb-2 md:flex md:w-auto md:items-center md:py-0',
            isMenuOpen ? 'grid' : 'hidden',
          )}
        >
          {links.map(({ to, label, children = [] }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={
                  matchPath(to, pathname)
                    ? 'page'
                    : children.some((child) => matchPath(child, pathname)) || undefined
                }
                className={cx(navItemClass, 'aria-[current]:bg-sunken aria-[current]:text-tomato-ink')}
              >
                {label}
              </Link>
            </li>
          ))}
          <li
            className={cx('md:min-w-24', isSignedIn ? !currentUser && 'invisible' : 'mt-2 md:mt-0 md:ml-2')}
          >
            {isSignedIn ? (
              <button
                type="button"
                className={cx(navItemClass, 'w-full text-soft')}
                onClick={() => setLogoutDialogOpen(true)}
              >
                Logout
              </button>
            ) : (
              <Link
                to={paths.login}
                className={buttonClass('secondary', 'min-h-11 w-full px-5 py-1.5 md:w-auto')}
              >
                Login
              </Link>
            )}
          </li>
          <li className="md:-mr-2">
            <ColorSchemeSwitch />
          </li>
        </ul>
      </nav>
      {isLogoutDialogOpen && currentUser && <LogoutDialog onClose={() => setLogoutDialogOpen(false)} />}
    </header>
  );
}
