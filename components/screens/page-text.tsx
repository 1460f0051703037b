interface PageTextProps {
  /** The field of the record, for the editor, which has it written in place; undefined for what is not written here. */
  field: string | undefined;
  children: string;
  className?: string | undefined;
}

/** A line of a page's opening: the words of a field of its record. Nothing if there are none. */
export function PageText({ field, children, className }: PageTextProps) {
  if (children === '') return null;
  return (
    <p className={className} data-page-text={field}>
      <span>{children}</span>
    </p>
  );
}
