import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Menu, MenuItem } from './menu';

it('a menu that is loaded with its first use starts at its first item for those who came by keys', async () => {
  render(<button type="button">Mehr</button>);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Mehr' })).toHaveFocus();
  render(
    <Menu open trigger={<span />}>
      <MenuItem disabled onSelect={vi.fn()}>
        Einfügen
      </MenuItem>
      <MenuItem onSelect={vi.fn()}>Verdoppeln</MenuItem>
    </Menu>,
  );
  expect(screen.getByRole('menuitem', { name: 'Verdoppeln' })).toHaveFocus();
});
