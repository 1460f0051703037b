import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PaperAddress } from './paper-address';

it.each([
  ['/de/besuch', 'haus.example/de/besuch'],
  ['/de/a"}</style><b>', 'haus.example/de/a%22%7D%3C/style%3E%3Cb%3E'],
])('says where %s is, and cannot say anything else', (path, address) => {
  const { container } = render(<PaperAddress path={path} origin="https://haus.example" />);
  expect(container.innerHTML).toBe(`<style>:root{--page-address:"${address}"}</style>`);
});
