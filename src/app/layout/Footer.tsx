import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '@/config/brand';
import { paths } from '@/config/paths';

const links = [
  { to: paths.about, label: 'About' },
  { to: paths.contact, label: 'Contact' },
  { to: paths.privacy, label: 'Privacy Policy' },
  { to: paths.cookiePolicy, label: 'Cookie Policy' },
];

/** Returns the current year; during hydration the build's year, which the prerendered page shows. */
function useYear(): number {
  return useSyncExternalStore(
    () => () => {},
    () => new Date().getFullYear(),
    () => __SAZON_YEAR__,
  );
}

/** Shows the footer (claims 2.10 to 2.12): links and the current year. Its shadow is the ground of the timer bar. */
export function Footer() {
  const year = useYear();
  return (
    <footer className="no-print mt-16 bg-footer shadow-[0_7rem_var(--color-footer)] pb-[var(--corner-button-height,0px)] text-on-aubergine">
      <div className="mx-auto grid max-w-page gap-x-8 gap-y-4 px-4 py-8 sm:px-6 md:grid-cols-[1fr_auto] md:items-center">
        <div>
          <p className="font-display text-xl font-semibold">{brand.name}</p>
          <p>
            © {year} {brand.name}. <span lang="es">¡Buen provecho!</span>
          </p>
        </div>
        <nav aria-label="Footer">
          <ul className="-mx-3 grid grid-cols-2 gap-x-1 sm:flex">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="flex min-h-11 items-center rounded-full px-3 underline-offset-4 hover:underline focus-visible:outline-saffron"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
