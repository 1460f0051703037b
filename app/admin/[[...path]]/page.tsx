import { AdminLoader } from '../admin-loader';

/** Every address below /admin is the same empty page; the admin reads the address in the browser. */
export default function AdminPage() {
  return <AdminLoader />;
}

/** One static page for the entrance; deeper addresses are made on demand. */
export function generateStaticParams() {
  return [{ path: [] }];
}
