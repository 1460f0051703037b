import { Embed } from '../embed';
import { readText } from '../values';
import type { ViewProps } from '../view';

export function ViewerView({ module }: ViewProps) {
  return <Embed address={readText(module, 'embed')} family="viewer" field="embed" />;
}
