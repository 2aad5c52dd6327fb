export default async function nothing(): Promise<void> {}
