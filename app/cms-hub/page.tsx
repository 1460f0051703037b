import { Hub } from './hub';
import { listKinds } from './kinds';

/** The hub is the same static page for everybody; who is signed in is asked in the browser (design §4). */
export default function HubPage() {
  return <Hub kinds={listKinds()} />;
}
