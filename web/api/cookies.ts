/** What the server must know as well when it makes the page. A year, and nothing of it says who is here. */
export const cookies = {
  all: () => document.cookie,
  read: (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies.all())?.[1] ?? '',
  write: (name: string, value: string) => {
    document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`;
  },
};
