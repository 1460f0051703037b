import type { ReactNode } from 'react';

/* One set, one line: square ends, 24 units, stroke in the colour of the text. Icons are decoration; the control beside them has the name. */

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      width="1.25em"
      height="1.25em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="square"
      strokeLinejoin="miter"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const PlusIcon = () => (
  <Icon>
    <path d="M12 4v16M4 12h16" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 14 14M19 5 5 19" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="m4 13 5 5L20 6" />
  </Icon>
);

export const ArrowUpIcon = () => (
  <Icon>
    <path d="M12 20V5M5 11l7-7 7 7" />
  </Icon>
);

export const ArrowDownIcon = () => (
  <Icon>
    <path d="M12 4v15M5 13l7 7 7-7" />
  </Icon>
);

export const ChevronIcon = () => (
  <Icon>
    <path d="m5 9 7 7 7-7" />
  </Icon>
);

export const MoreIcon = () => (
  <Icon>
    <path d="M3 10.5h4v4H3zM10 10.5h4v4h-4zM17 10.5h4v4h-4z" fill="currentColor" stroke="none" />
  </Icon>
);

export const DragIcon = () => (
  <Icon>
    <path
      d="M8 4h3v3H8zM14 4h3v3h-3zM8 10.5h3v3H8zM14 10.5h3v3h-3zM8 17h3v3H8zM14 17h3v3h-3z"
      fill="currentColor"
      stroke="none"
    />
  </Icon>
);

export const TrashIcon = () => (
  <Icon>
    <path d="M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 11v6M14 11v6" />
  </Icon>
);

export const DuplicateIcon = () => (
  <Icon>
    <path d="M8 8h13v13H8zM16 8V3H3v13h5" />
  </Icon>
);

export const UndoIcon = () => (
  <Icon>
    <path d="M8 4 3 9l5 5M4 9h10a6 6 0 0 1 0 12H8" />
  </Icon>
);

export const RedoIcon = () => (
  <Icon>
    <path d="m16 4 5 5-5 5M20 9H10a6 6 0 0 0 0 12h6" />
  </Icon>
);

export const SettingsIcon = () => (
  <Icon>
    <path d="M3 7h10M19 7h2M3 17h2M11 17h10M13 4h6v6h-6zM5 14h6v6H5z" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="6.5" />
    <path d="m15 15 6 6" />
  </Icon>
);

export const ExternalIcon = () => (
  <Icon>
    <path d="M7 4h13v13M20 4 4 20" />
  </Icon>
);

export const LinkIcon = () => (
  <Icon>
    <path d="M10 7H3v10h7M14 7h7v10h-7M8 12h8" />
  </Icon>
);

export const PictureIcon = () => (
  <Icon>
    <path d="M3 4h18v16H3zM3 17l6-7 5 5 3-3 4 4" />
  </Icon>
);
