/**
 * Some of the most common passwords and their stems, in lowercase. The check ignores digits and symbols after a stem,
 * so `password` covers `Password123!`.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
    !qaz2wsx 00000000 01234567 012345678 0123456789 0987654321 11111111 11223344 112233445566
    123123123 12341234 12344321 1234554321 12345678 123456789 1234567890 123456a 123456aa
    1234qwer 123abc 123qwe 123qweasd 12qwaszx 1314520 147258369 159753456 19841984 1q2w3e
    1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 20202020 2wsx3edc 31415926 3edc4rfv 5201314 66666666
    741852963 789456123 87654321 88888888 987654321 a123456 a12345678 a1b2c3d4 aa123456 aaaaaaaa
    abc123 abc12345 abcd1234 abcdefg abcdefgh abcdefghij access admin administrator alexander
    amanda amorcito andrew android angel anthony apple april arsenal asd asdf1234 asdfasdf
    asdfgh asdfghjkl ashley assassin august autumn azerty azertyuiop babyboy babygirl backup
    banana barcelona baseball baseball1 basketball batman beijing benjamin berlin black blessed
    blink182 bonita bonjour buster butterfly changeit changeme charlie cheater cheese chelsea
    chicken chocolate christian church coffee company computer computer1 contrasena contraseña
    cookie corvette cowboys cricket daniel darling december default demo diamond doggy dolphin
    doudou dragon dragon1 eagle elizabeth eminem estrella example facebook faith falcon family
    february ferrari flower flowers football football1 forever fortnite freedom friday friend
    friends frodo gamer gaming gandalf geheim george ginger gmail gold golden golf goodluck
    google green guest hacker hallo123 hallohallo hamburg happy harley harrypotter heaven hello
    hello123 helloworld hockey hogwarts honda honey horse hotmail hunter iloveu iloveyou
    iloveyou1 instagram internet internet1 ironman jackson january jennifer jessica jesus
    jesuschrist jonathan jordan jordan23 joshua july june juventus killer king kitten kitty
    lakers letmein letmein1 lightning linkedin lion liverpool login logon love lovely loveme
    lover loveyou loving lucky madison maggie magic manager manchester march marseille master
    matrix matthew mercedes merlin metallica michael michael1 michelle microsoft mima minecraft
    mnbvcxz monday monkey monkey1 motdepasse mustang mysql mystery naruto ncc1701 nicole nihao
    ninja nintendo nirvana nothing november october office operator oracle orange p@ssw0rd
    p@ssword pa$$word pa55word packers panther parola passw0rd password password1 passwort
    passwort1 patrick peanut pepper phoenix pikachu pirate playstation poiuytrewq pokemon
    porsche postgres prince princess princess1 private public puppy purple q1w2e3r4 q1w2e3r4t5
    qazwsx qazwsxedc queen qwe qweasd qweasdzxc qwer1234 qwert qwerty qwertyui qwertyuiop qwertz
    rabbit rainbow realmadrid richard robert roblox root rugby rush2112 salasana samantha sample
    samsung samurai saturday schatz scorpion secret senha september server service shadow
    shanghai shark silent silver slipknot soccer soleil sommer spider spiderman spring starbucks
    startrek starwars steelers stephanie summer sunday sunshine sunshine1 superman superman1
    superuser support sweetheart sweetie sweety swimming sysadmin system teamo temp temporary
    tennis tequiero test tester testing thomas thunder thursday tiger toor toyota trustno
    trustno1 tuesday turtle twitter united user victoria viking volleyball wachtwoord warrior
    wasd webadmin wednesday welcome welcome1 whatever whatsapp white william windows winter
    wizard woaini woaini1314 woaini520 xbox xxxxxxxx yahoo yamaha yankees yellow youtube
    zaq12wsx zhongguo zxc zxcv1234 zxcvbn zxcvbnm zzzzzzzz
  `
    .trim()
    .split(/\s+/),
);
