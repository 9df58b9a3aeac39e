/** What this browser keeps and the server must know as well. For a year; nothing of it says who is here. */
export const cookies = {
  all: () => document.cookie,
  read: (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies.all())?.[1] ?? '',
  write: (name: string, value: string) => {
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  },
};
