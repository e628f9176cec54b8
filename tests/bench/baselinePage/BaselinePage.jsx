import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { HashRouter, Link, Route, Routes, StaticRouter } from 'react-router-dom';

const client = new QueryClient();

/** @param {{ words: { nav: string[], main: string[], footer: string[] } }} props */
function Page({ words }) {
  const [first, ...rest] = words.main;
  return (
    <>
      <nav>
        {words.nav.map((word) => (
          <Link key={word} to="/">
            {word}{' '}
          </Link>
        ))}
      </nav>
      <main>
        <h1>{first}</h1>
        {rest.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
          <p key={index}>{line}</p>
        ))}
      </main>
      <footer>{words.footer.join(' ')}</footer>
    </>
  );
}

/** Shows the words of a page of the product, on the same three libraries. */
export function BaselinePage({ words, isStatic = false }) {
  const page = <Page words={words} />;
  const routes = (
    <Routes>
      <Route path="*" element={page} />
    </Routes>
  );
  return (
    <QueryClientProvider client={client}>
      {isStatic ? <StaticRouter location="/">{routes}</StaticRouter> : <HashRouter>{routes}</HashRouter>}
    </QueryClientProvider>
  );
}
