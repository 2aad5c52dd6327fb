import type { Signs } from './table.ts';

export const ES_KIN: readonly Signs[] = [
  {
    kind: 'child',
    level: 'strong',
    source: 'who-children',
    event: true,
    rows: `
      <adult>|amigo|jefe|señor|monitor|pastor|cuñado ..6 me|la|lo|le|nos|los ..2 <molest> : mi cuñado me manosea
      me|la|lo|le ..2 <molest> & <age>|niña|niño|hija|hijo|hermanita|secreto|cole|colegio|instituto|escuela|cuarto|cama|noche : me toca por las noches en la cama
      <age> & <adult>|señor|hombre|entrenador|monitor|internet|online & <abuse> : tengo 13 años y un hombre por internet me pide fotos
      <adult>|señor|hombre|entrenador ..8 fotos|foto|video|vídeo ..8 & desnud*|sin_ropa|ropa|cuerpo|camiseta|íntim*|secreto|pecho : mi entrenador me pide fotos sin ropa
      <adult>|le|les|la|lo ..5 <beat> ..6 <child> : su madre azota a la niña
      <child> ..8 <beaten> : la niña está llena de golpes de su padre
      <child>|compañer*|niñ*|amig* ..6 marcas|moret*|moratones|quemaduras|cinturonazos|golpes|verdugones|heridas ..8 cinturón|cable|cigarr*|padre|madre|padrastro|espalda|casa|correa|pegan|plancha : un niño de mi clase tiene marcas de cinturón
      <adult> ..6 me ..2 <hits>|pegan|golpean|azota|azotan|encierra|encierran|quema|patea|tira|dio_un|cruzó_la_cara & <adult> : mi papá me azota con el cable
      cinturón|correa|cinto|chancla|cable|palo|vara|manguera|percha ..6 <child>|me|le|les & <hits>|peg*|azot*|da|dan|castig*|usa : con la vara les pega
      <child> ..8 <alone> ..6 noche|horas|días|casa|coche|finde|fin_de_semana|todo|toda|balcón|calle & <alone> : los niños se quedan solos todo el día en casa
      <not> ..3 comida|comido|comen|come|cenar|desayun*|comer ..8 & <child>|hermano|hermana|hermanos|niños|yo & mamá|papá|madre|padre|días|ayer|viernes|lunes|nevera|solos|vuelve|casa : mamá no vuelve desde el viernes y mis hermanos no tienen comida
      encierr*|encerr*|atan|ata|amarr*|sótano|sotano|armario|trastero|perrera & <child> & noche|horas|días|castig*|mojó|hace_pis|oigo|oscuras|siempre|cuando|amarr* : encierran al niño en el sótano horas
      vecin*|pared|arriba|lado|abajo & <child> & grit*|llor*|golpe*|pega*|castig*|insult*|auxilio : el vecino le grita y pega a la niña
      <me1> ..4 <shook> ..5 <child>|pequeñ* : le di un golpe al bebé
      <child> ..6 <not> ..2 respira|reacciona|despierta|mueve|llora ..8 & sacud*|golp*|zarand*|cay*|tir* : sacudí al bebé, el bebé no se mueve
      mete|metió|entra|entró|cuela|acuesta ..3 cama|cuarto|habitación|ducha & <adult>|hombre|novio|hermano & me|mi|noche|noches : el novio de mi madre entra en mi cama de noche
      abus*|incesto|pederast*|pedófil* & <child>|me|mí|hermana|hermano|prima|primo|sobrin* : mi primo abusó de mi hermana`,
  },
  {
    kind: 'child',
    level: 'weak',
    source: 'who-children',
    event: true,
    rows: `
      dej* ..4 <child> ..5 <alone> : dejan al bebé solo
      <child>|alumn*|niñ* ..8 <wounds> : mi alumno viene con golpes
      <child>|alumn*|niñ* ..8 <scared> ..8 <adult>|casa|mano|grit*|tocan|hombres|recoja|recoge|lunes|acercan|volver|ir|levant* : mi nieta se encoge cuando alguien levanta la mano
      <child>|niñ*|vecin* ..8 hambre|comida|suci*|abrigo|descalz*|solo|sola|solos|basura|frío|mojad*|pañal ..8 & siempre|casa|pide|piden|cole|escuela|padres|días|noche|vecin*|nunca|madre|padre : el niño vecino siempre está solo y pide comida
      secreto|secretos|juego_secreto|nuestro_juego|no_diga|no_contar|no_cuentes|no_decir & <adult>|<child>|entrenador|monitor|hombre|mayor : el abuelo le dice que es un secreto
      <not> ..3 <gohome> ..6 casa|papá|mamá|padre|madre|padrastro|tío|abuelo|cole : no me atrevo a ir a casa
      <fear> ..8 <adult>|casa|hogar|recreo ..8 & <child>|hermano|hermanos|hermana|años|cole|escuela|instituto|deberes|notas|me : tengo miedo de mi padrastro y del cole
      <adult> ..8 borrach*|bebe|drog*|toma|grita|pelea*|discut*|rompe ..8 & <child>|hermano*|hermana*|cuarto|tarea|deberes|cole|escond*|encierro|cuido|miedo|años : mi madre bebe y yo cuido de mi hermano
      <adult> ..6 me ..2 insulta|humilla|odia|grita|echó|echa|ignora|pega|castiga|encierra|amenaza ..8 & casa|años|cole|siempre|cada|notas|insti|escuela|todos|mi : mi padre me pega cada vez que saco malas notas
      <child> & <lose> : pierdo los nervios con mi hijo
      <lose> ..10 bebé|niño|niña|niños|hijo|hija|hijos|peque|crío : quiero tirar al bebé contra la pared
      <child> ..6 peso|adelgaz*|dibuj*|juega|moja|pis|habla|dormir|calla|callad* ..8 & desde|padre|tío|sexo|desnud*|miedo|raro|sexual*|muerte|sangre : mi hija dibuja cosas de sexo
      <age> & novio|amigo|señor|hombre|internet|chico|instagram|discord & quedar|fotos|mayor|verme|regalos|secreto|dinero|# : tengo 13 y un señor quiere verme
      <child> & <molest> : que le tocan a mi hijo`,
  },
  {
    kind: 'harm-to-others',
    level: 'strong',
    source: 'who-violence',
    event: true,
    rows: `
      prender|prenderle|meter|pegar|meterle|prendo ..1 fuego ..4 casa|local|coche|oficina|edificio|tienda|escuela|puerta : le voy a prender fuego al local
      <gun>|<weapon> & va_a_ver|van_a_ver|se_va_a_enterar|se_van_a_enterar|ya_verá|ya_verán|verán|va_a_saber : compré un arma, ese gerente va a ver
      voy|vamos|pienso|quiero|juro|planeo|decidido|decidí|pensando ..4 <killHim> : quiero reventarle la cabeza
      <them> ..3 voy|quiero|pienso ..2 a? ..1 <kill> : a mi jefe lo voy a quemar
      voy|quiero|pienso|planeo|vamos ..1 a? ..1 <kill> ..2 a|al ..4 <them> : pienso acuchillar a mi vecino
      lo|la|los|las|le|les mataré|apuñalaré|quemaré|atropellaré|rajaré|rajo|mato|pego_un_tiro|clavo|dispararé|disparo|quemo|acuchillo|reviento|degollaré|envenenaré|pasaré_por_encima : le clavo algo, lo mataré
      <weapon> & <them> & esper*|venganza|pag*|matar|afil*|mochila : afilé el cuchillo y espero a mi ex
      <gun>|cuchillo|navaja|machete|cuchillos ..8 clase|escuela|instituto|cole|oficina|trabajo|mochila|bolso|coche|fiesta|universidad & llevo|traigo|voy|llevar*|tengo|cargo|van|mañana|metí|lunes|reír* : mañana llevo la navaja al instituto
      lista ..6 matar|muertos|enemigos & voy|tengo|hice|mat*|bala*|arma|pag*|primero|merec* : hice una lista de enemigos, tengo balas
      gasolina|bomba|explosivo*|molotov & casa|edificio|local|oficina|escuela|coche & juro|dentro|adentro|venganza|quem*|arder|ex|pag* : tengo gasolina y quemo su casa
      voz|voces|dios|demonio|diablo ..8 mat*|clav*|daño|estrangul*|ahog*|quem*|degoll*|sacrific* : las voces me mandan matar a mi madre
      acelerar|acelero|atropell*|pasar*_por_encima|llevarme_por_delante|arroll* & <them>|gente|multitud|cruce|calle|salga & voy|quiero|cuando|pienso|esper* : cuando salga mi ex lo atropello, voy a acelerar
      esper* ..5 casa|portal|trabajo|salida|coche|esquina|puerta & <weapon>|matar*|golpear*|reventar*|pag*|mataré|atropell* : lo espero en el portal con un bate
      masacre|tiroteo|matanza & voy|hacer|haré|habrá & escuela|instituto|todos|mañana|clase|trabajo : mañana habrá una masacre en la escuela`,
  },
  {
    kind: 'harm-to-others',
    level: 'weak',
    source: 'who-violence',
    event: true,
    rows: `
      temo|miedo ..4 hacer* ..3 algo|daño|locura|barbaridad & malo|mal|alguien|jefe|compañer*|a|loc* : temo hacer algo malo a mi compañero
      <fancy> ..8 <killHim>|<kill>|empujar*|daño|pegar*|golpear*|ahogar*|estrangular*|matar* : fantaseo con empujar a mi suegra
      <fancy> ..8 muert* & <them>|jefe|jefa|suegra|ex|verl* : sueño con ver muerto a mi jefe
      <lose> & <them>|alguien|jefe|jefa|ex|gente|compañer*|suegra|vecin* : un día voy a explotar con mi jefe
      <killHim> & alguien|casi|juro|ganas|si|día|vez|como|suegra|jefa|ex : un día de estos le parto la cara, matarlo casi
      ganas|impulso*|rabia|odio|ira|furia ..8 matar*|golpe*|romper*_la|reventar*|daño|empuj*|estrangul*|pegar*|clavar*|destroz*|hacer*_pagar : me dan ganas de reventarle la cara
      pag*|arrepent*|lament*|acordar* & hizo|hicieron|todo|caro|siempre|sangre|juro|día|hecho|muy & va|van|me_las|vas|harán|juro : juro que me las va a pagar
      me las pag*|pagará|va_a_pagar|van_a_pagar|pagarás|cobraré : me las pagarán
      venganza|vengarme|vengar|vengaré : quiero vengarme
      ojalá|merece|merecen|deseo|espero|que ..4 se_muera|se_mueran|muera|mueran|sufra|sufran|morir|palme & <them>|él|ella|jefe|ex|suegra|se|desgraciado : ojalá se muera mi ex
      almohada|cojín|cuchillo|escalera*|ventana|agua & bebé|niño|niña|marido|madre|padre|mujer|abuela & pienso|imagino|imágenes|miedo|pensamiento*|cara|llora|tirar*|ahog* : pienso en la almohada y el bebé que llora
      miedo|asust* ..8 hacer*|hag*|daño|control|loc* ..5 <them>|alguien|bebé|hijo|hija|mí & <them>|alguien|bebé|hijo|hija : me da miedo hacerle algo a mi bebé`,
  },
];
