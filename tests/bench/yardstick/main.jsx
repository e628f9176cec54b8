import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Yardstick } from './Yardstick.jsx';

const words = JSON.parse(document.getElementById('words').textContent);

function Ready({ children }) {
  useEffect(() => {
    performance.mark('app-ready');
  }, []);
  return children;
}

hydrateRoot(
  document.getElementById('root'),
  <Ready>
    <Yardstick words={words} />
  </Ready>,
);
