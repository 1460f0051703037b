import { FieldEditor, type FieldEditorOptions } from '@/components/editor/text/field-editor';

/** A rich text in an element of its own, at the end of the page unless it has another parent, which nobody hears of unless a test says who. */
export function buildField(
  value: string,
  more: Partial<FieldEditorOptions> = {},
  parent: HTMLElement = document.body,
): { field: FieldEditor; host: HTMLElement } {
  const host = parent.appendChild(document.createElement('div'));
  const field = new FieldEditor(host, {
    value,
    isRich: true,
    isMultiline: true,
    attributes: {},
    placeholder: '',
    locale: 'de',
    onChange: () => undefined,
    onFocus: () => undefined,
    onBlur: () => undefined,
    onPaste: () => false,
    onPasteFailed: () => undefined,
    onKey: () => false,
    ...more,
  });
  return { field, host };
}
