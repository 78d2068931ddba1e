export function bare(body: string): string;
