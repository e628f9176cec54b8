import { Link, useLocation } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { paths } from '@/config/paths';
import { buttonClass } from '@/ui/Button';
import { MascotNotice } from '@/ui/MascotNotice';
import { puzzled } from '@/ui/mascot/moods/puzzled';

/** Shows the 404 page, for paths outside of the route table (claim 2.10). */
export default function NotFoundScreen() {
  const { currentUser } = useAuth();
  const { pathname } = useLocation();
  const [path, label] =
    pathname === paths.cookiePolicy
      ? [paths.privacy, 'Privacy Policy']
      : currentUser
        ? [paths.recipes, 'My Recipes']
        : [paths.quickRecipe, 'Quick Recipe!'];
  return (
    <MascotNotice
      mood={puzzled}
      headingLevel={1}
      title="Page Not Found"
      actions={
        <>
          <Link to={paths.home} className={buttonClass('primary')}>
            Home
          </Link>
          <Link to={path} className={buttonClass('secondary')}>
            {label}
          </Link>
        </>
      }
    >
      <p>Sorry, we couldn't find what you're looking for.</p>
    </MascotNotice>
  );
}
