import { DeletePage } from '../features/account/data/delete-page.tsx';
import { deletePrivateData } from '../features/roadmap/leaving.ts';

export default function DeleteAccountPage() {
  return <DeletePage onDeleted={deletePrivateData} />;
}
