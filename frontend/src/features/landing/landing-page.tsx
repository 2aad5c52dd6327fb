export default function LandingPage() {
  return <h1 className="page py-20 text-4xl">Waymark</h1>;
}
