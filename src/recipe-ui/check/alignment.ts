const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/iy;

/**
 * Says where each character of a markdown source went in the text made of it, which lacks backslashes, quote marks,
 * indents, and has characters in place of `&amp;`. Gives a function from places in the source to places in the value.
 */
export function align(source: string, value: string): (place: number) => number {
  if (source === value) return (place) => place;
  const places = new Int32Array(source.length + 1);
  let to = 0;
  for (let from = 0; from < source.length; ) {
    reference.lastIndex = from;
    const entity = source[from] === '&' ? reference.exec(source)?.[0] : undefined;
    const isDecoded = entity !== undefined && !value.startsWith(entity, to);
    const length = isDecoded ? entity.length : 1;
    places.fill(to, from, from + length);
    if (isDecoded || source[from] === value[to]) to = Math.min(to + 1, value.length);
    from += length;
  }
  places[source.length] = to;
  return (place) => places[Math.min(Math.max(place, 0), source.length)] ?? to;
}
