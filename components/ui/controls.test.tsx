import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Alert, LiveRegion } from './alert';
import { Button } from './button';
import { Checkbox } from './checkbox';
import { Dialog } from './dialog';
import { IconButton } from './icon-button';
import { PlusIcon } from './icons';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from './menu';
import { Select } from './select';
import { Tabs } from './tabs';
import { TextArea, TextField } from './text-field';

afterEach(cleanup);

/** Names of the axe rules that the page breaks. Colour is computed in tokens.test.ts; a fragment has no landmarks. */
async function listViolations(): Promise<string[]> {
  const result = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return result.violations.map((violation) => violation.id);
}

describe('Button', () => {
  it('submits no form by itself and ignores presses while busy', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button onClick={onClick}>Weiter</Button>
        <Button busy type="submit" onClick={onClick}>
          Speichern
        </Button>
        <IconButton label="Einfügen" icon={<PlusIcon />} onClick={onClick} />
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await userEvent.click(screen.getByRole('button', { name: 'Einfügen' }));
    expect(onClick).toHaveBeenCalledTimes(2);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(await listViolations()).toEqual([]);
  });
});

describe('form fields', () => {
  it('tie label, hint and error to the control', async () => {
    render(
      <>
        <TextField label="Titel" hint="Höchstens 200 Zeichen" error="Fehlt noch." required />
        <TextArea label="Text" />
        <Select label="Ebene" options={[{ value: 2, label: 'Ebene 2' }]} error="Geht nicht." />
        <Checkbox label="In neuem Fenster" hint="Nur selten gut" />
      </>,
    );
    const title = screen.getByRole('textbox', { name: /Titel/ });
    expect(title).toBeRequired();
    expect(title).toBeInvalid();
    expect(title).toHaveAccessibleDescription('Fehlt noch. Höchstens 200 Zeichen');
    expect(screen.getByRole('textbox', { name: 'Text' })).toBeValid();
    expect(screen.getByRole('combobox', { name: 'Ebene' })).toHaveAccessibleDescription('Geht nicht.');
    expect(screen.getByRole('checkbox', { name: 'In neuem Fenster' })).toHaveAccessibleDescription(
      'Nur selten gut',
    );
    expect(await listViolations()).toEqual([]);
  });
});

function DialogWithOpener({ keeps = false }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öffnen</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Löschen?"
        closeLabel="Schließen"
        keepOnOutsidePress={keeps}
        footer={<Button>Ja</Button>}
      >
        <TextField label="Grund" />
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('takes the focus, closes by Escape and gives it back', async () => {
    render(<DialogWithOpener />);
    await userEvent.click(screen.getByRole('button', { name: 'Öffnen' }));
    const dialog = screen.getByRole('dialog', { name: 'Löschen?' });
    expect(within(dialog).getByRole('textbox', { name: 'Grund' })).toHaveFocus();
    expect(within(dialog).getByRole('button', { name: 'Schließen' })).toBeVisible();
    expect(await listViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Öffnen' })).toHaveFocus());
  });

  it('gives the focus back before another key can be pressed, and takes it from nobody later', async () => {
    render(
      <>
        <DialogWithOpener />
        <Button>Weiter</Button>
      </>,
    );
    const opener = screen.getByRole('button', { name: 'Öffnen' });
    await userEvent.click(opener);
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    act(() => void document.activeElement?.dispatchEvent(escape));
    await Promise.resolve();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
    screen.getByRole('button', { name: 'Weiter' }).focus();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.getByRole('button', { name: 'Weiter' })).toHaveFocus();
  });

  it('that stays open keeps the focus when somebody presses beside it', async () => {
    render(<DialogWithOpener keeps />);
    await userEvent.click(screen.getByRole('button', { name: 'Öffnen' }));
    const beside = document.querySelector('[class*="overlay"]');
    if (beside === null) throw new Error('There is nothing beside the dialog.');
    await userEvent.setup({ pointerEventsCheck: 0 }).click(beside);
    expect(screen.getByRole('textbox', { name: 'Grund' })).toHaveFocus();
  });
});

describe('Menu', () => {
  it('opens and chooses by keyboard', async () => {
    const onDelete = vi.fn();
    render(
      <Menu trigger={<Button>Aktionen</Button>}>
        <MenuLabel>Baustein</MenuLabel>
        <MenuItem onSelect={vi.fn()} shortcut="Strg+D">
          Verdoppeln
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={onDelete} danger>
          Löschen
        </MenuItem>
      </Menu>,
    );
    screen.getByRole('button', { name: 'Aktionen' }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Löschen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onDelete).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('Tabs', () => {
  it('shows the panel of the chosen tab', async () => {
    render(
      <Tabs
        label="Sprache"
        tabs={[
          { value: 'de', label: 'Deutsch', content: 'Guten Tag' },
          { value: 'en', label: 'Englisch', content: 'Good day' },
        ]}
      />,
    );
    screen.getByRole('tab', { name: 'Deutsch' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: 'Englisch' })).toHaveTextContent('Good day');
    expect(await listViolations()).toEqual([]);
  });
});

describe('messages', () => {
  it('have the role that fits their weight', async () => {
    render(
      <>
        <Alert tone="error">Nicht gespeichert.</Alert>
        <Alert tone="success">Gespeichert.</Alert>
        <LiveRegion>Verschoben.</LiveRegion>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Nicht gespeichert.');
    expect(screen.getAllByRole('status')).toHaveLength(2);
    expect(await listViolations()).toEqual([]);
  });
});
