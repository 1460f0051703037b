import type { ReactNode } from 'react';

/* One set of icons in one style: square ends, 24 units, stroke in the text colour. Icons are decoration; their control has the name. */

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

export const MinusIcon = () => (
  <Icon>
    <path d="M4 12h16" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 14 14M19 5 5 19" />
  </Icon>
);

export const ArrowIcon = () => (
  <Icon>
    <path d="M3 12h17M13 5l7 7-7 7" />
  </Icon>
);

export const ChevronIcon = () => (
  <Icon>
    <path d="m5 9 7 7 7-7" />
  </Icon>
);
