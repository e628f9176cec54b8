import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { buttonClass } from '@/ui/Button';
import { MascotNotice } from '@/ui/MascotNotice';
import { puzzled } from '@/ui/mascot/moods/puzzled';

/** Shows the 404 page, for paths outside of the route table (claim 2.10). */
export default function NotFoundScreen() {
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
          <Link to={paths.privacy} className={buttonClass('secondary')}>
            Privacy Policy
          </Link>
        </>
      }
    >
      <p>Sorry, we couldn't find what you're looking for.</p>
    </MascotNotice>
  );
}
