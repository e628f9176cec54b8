import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BaselinePage } from './BaselinePage.jsx';

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
    <BaselinePage words={words} />
  </Ready>,
);
