import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DateForm } from '@/app/cms-hub/date-form';
import { locales } from '@/lib/contract/locale';
import { getMessages } from '@/lib/i18n/messages';
import { MomentField } from './moment-field';

describe.each(locales)('a moment that is missing (%s)', (locale) => {
  const { hub } = getMessages(locale);

  it('is said by the hub in its language, at the field, until one is typed', () => {
    render(<DateForm locale={locale} />);
    const field = screen.getByLabelText<HTMLInputElement>(hub.on_a_date.moment);
    const isShownByBrowser = fireEvent.invalid(field);
    expect(isShownByBrowser).toBe(false);
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(hub.on_a_date.wrong);
    fireEvent.change(field, { target: { value: '2025-07-12T10:00' } });
    expect(field).toBeValid();
    expect(field).not.toHaveAccessibleDescription();
    expect(screen.queryByText(hub.on_a_date.wrong)).toBeNull();
  });
});

it('of other centuries is refused in the same way', () => {
  render(<MomentField label="Tag und Uhrzeit" name="on" wrong="Zwischen 2000 und 2099." />);
  const field = screen.getByLabelText<HTMLInputElement>('Tag und Uhrzeit');
  fireEvent.change(field, { target: { value: '1999-12-31T10:00' } });
  act(() => void field.checkValidity());
  expect(field).toHaveAccessibleDescription('Zwischen 2000 und 2099.');
});
