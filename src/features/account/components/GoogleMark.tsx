/** Google's mark, in its own colours, as its sign-in guidelines ask. */
export function GoogleMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className="size-5 shrink-0">
      <path
        fill="#4285F4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10.1 10.1 0 0 1-4.4 6.6v5.5h7.1c4.200-3.800 6.6-9.5 6.6-16.1Z"
      />
      <path
        fill="#34A853"
        d="M24 46c5.9 0 10.9-2 14.500-5.300l-7.100-5.500a13.200 13.200 0 0 1-19.700-6.900H4.400v5.700A22 22 0 0 0 24 46Z"
      />
      <path
        fill="#FBBC05"
        d="M11.700 28.200a13.200 13.200 0 0 1 0-8.400v-5.700H4.400a22 22 0 0 0 0 19.800l7.300-5.700Z"
      />
      <path
        fill="#EA4335"
        d="M24 10.700c3.200 0 6.100 1.100 8.400 3.300l6.300-6.300A21.100 21.100 0 0 0 24 2 22 22 0 0 0 4.400 14.100l7.300 5.700A13.100 13.100 0 0 1 24 10.700Z"
      />
    </svg>
  );
}
