import { describe, expect, it, vi } from 'vitest';
import { getEnv } from '@/config/env';
import { imageSource } from '@/recipe/imageSource';

const placeholder = { kind: 'none', src: './no-image-yet.svg' };

describe('imageSource', () => {
  // Claims 2.87, 3.20
  it.each(['', '   ', '\n'])('uses the placeholder for %j', (url) => {
    expect(imageSource(url)).toEqual(placeholder);
  });

  // Claims 2.88, 3.20
  it('uses an absolute URL as it is', () => {
    const src = 'https://cdn.example.com/a b/soup.jpg?w=3#x';
    expect(imageSource(src)).toEqual({ kind: 'own', src });
    expect(imageSource(' http://cdn.example.com/soup.jpg ')).toEqual({
      kind: 'own',
      src: 'http://cdn.example.com/soup.jpg',
    });
  });

  it('uses https for a picture on an https page', () => {
    vi.stubGlobal('location', { protocol: 'https:' });
    expect(imageSource('HTTP://cdn.example.com/soup.jpg')).toEqual({
      kind: 'own',
      src: 'https://cdn.example.com/soup.jpg',
    });
    expect(imageSource('http://images.pexels.com/1.jpeg')).toEqual({
      kind: 'sample',
      src: 'https://images.pexels.com/1.jpeg',
    });
    vi.unstubAllGlobals();
  });

  // Claims 2.89, 3.20
  it.each([
    ['/images/1.svg', '/images/1.svg'],
    ['images/1.svg', '/images/1.svg'],
    ['uploads/crème brûlée.png', '/uploads/crème brûlée.png'],
  ])('resolves the path %j against the server', (path, onServer) => {
    expect(imageSource(path)).toEqual({ kind: 'own', src: getEnv().serverUrl + onServer });
  });

  // Claim 2.91
  it.each(['https://images.pexels.com/photos/1.jpeg', 'https://pexels.com/1', 'HTTPS://WWW.PEXELS.COM/1'])(
    'recognises the stock photo %j',
    (src) => {
      expect(imageSource(src)).toEqual({ kind: 'sample', src });
    },
  );

  it.each([
    'https://example.com/pexels.com/1.jpg',
    'https://pexels.com.example.com/1.jpg',
    'https://notpexels.com/1.jpg',
    'https://pexels.com@example.com/1.jpg',
  ])('does not treat %j as a stock photo', (src) => {
    expect(imageSource(src).kind).toBe('own');
  });

  // Claim 3.20
  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'file:///etc/passwd',
    '//evil.example.com/x.png',
    '\\\\evil.example.com\\x.png',
    'https://',
    'https:///cdn.example.com/x.png',
    'https:\\\\cdn.example.com\\x.png',
    'https:/cdn.example.com/x.png',
    'https:cdn.example.com/x.png',
    'HTTPS://\\cdn.example.com/x.png',
    'http://[bad',
  ])('refuses %j', (url) => {
    expect(imageSource(url)).toEqual(placeholder);
  });

  it('never resolves a path to another server', () => {
    for (const path of ['/\\evil.example.com', '@evil.example.com/x', '.evil.example.com']) {
      const { src } = imageSource(path);
      expect(src === placeholder.src || new URL(src).origin === new URL(getEnv().serverUrl).origin).toBe(
        true,
      );
    }
  });
});
