declare module "virtual:icons/*" {
  const sprite: string;
  export default sprite;
}
declare module "*.ftl?raw" {
  const text: string;
  export default text;
}
