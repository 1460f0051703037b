import { AdminLoader } from './admin-loader';

/** Every address below /admin leads here (middleware.ts); the admin reads the address in the browser. */
export default function AdminPage() {
  return <AdminLoader />;
}
