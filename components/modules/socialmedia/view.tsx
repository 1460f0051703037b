import { Embed } from '../embed';
import { readText } from '../values';
import type { ViewProps } from '../view';

export function SocialmediaView({ module }: ViewProps) {
  return <Embed address={readText(module, 'embed')} family="social" field="embed" />;
}
