/** The bookmark icon. */
export function Bookmark() {
  return (
    <svg viewBox="0 0 20 24" width="20" height="24" aria-hidden="true">
      <path d="M3 2h14v19l-7-6-7 6Z" />
    </svg>
  );
}
