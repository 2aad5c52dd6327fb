export default function AuthPage() {
  return <h1 className="page py-20 text-4xl">Auth</h1>;
}
