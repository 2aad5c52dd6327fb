import type { Rows } from './table.ts';

export const ES_IDIOMS: Rows = `
    vivir|vivo|funciono|sobrevivo sin ..1 café|té|música|móvil|celular|internet|chocolate|azúcar|dormir|google : no puedo vivir sin café
    sangre sudor : sangre, sudor y lágrimas
    examen|prueba|partido|entreno|gimnasio|día ..3 destroz* : ese examen me destrozó
    rompió|rompieron|partió|roto ..2 corazón|récord|esquema* : me rompió el corazón
    apuñal*|puñalada ..4 espalda : me apuñaló por la espalda
    crucé|cruzar|cruzo|pasé ..2 puente : crucé el puente
    cicatriz|cicatrices ..4 operación|cesárea|accidente|cirugía : cicatriz de la operación
    presión|análisis|donar|donación|tipo|donante ..1 sangre : análisis de sangre
    martillo ..4 clavos|taladro|estante|herramienta* : martillo y clavos
    perro|gato|caballo|hámster ..2 murió|muerto|muere : murió mi perro
    pega|pego|pegar|golpe ..1 duro|fuerte|fecha|suerte|moda|pedal : golpe de suerte
    mi|nuestro|su ..1 hijo|hija|hijos ..2 pega|muerde|empuja ..2 otros|niños|compañeros|compañero|niño|otro : mi hijo le pega a otros niños
    <not> ..3 más|mas que|de ..1 #|dos|tres|cuatro|un|una|media : no puedo más que dos horas
    matar ..2 tiempo|rato|hambre|aburrimiento|gusanillo|curiosidad : matar el tiempo
    prefiero|preferiría ..1 morir|morirme|muerta ..2 que|a|antes : prefiero morir que llamar en frío
    tiro|disparo ..3 en_el pie : tiro en el pie
    inútil|perdida|perdido ..1 con|en|para excel|matemáticas|números|la_cocina|informática|tecnología : inútil con excel
    se me rompió|cayó|perdió|murió|quemó|quema|rompe : se me rompió el móvil
    cuerda|cuerdas|cable ..4 guitarra|violín|escalada|bajo|cargador|ratón : la cuerda de la guitarra
    sol ..3 quemó|quemado|quema|pega|mata : el sol me quemó
    <child> ..4 cayó|cayo|tropezó|resbaló|quemó_la|quemó_con|torció|chocó : mi hija se cayó
    moret*|moratón|chichón|herida|raspón ..4 rodilla|espinilla|codo|entrenar|fútbol|bici|patín|jugando : un moretón en la rodilla
    tira|tiran ..1 los tejos|trastos : me tira los tejos
    miedo ..5 chocar|volar|entrevista|examen|conducir|público|perros|arañas|alturas|dentista|agujas|inglés|oscuridad|suspender|fallar|avión : miedo a la entrevista
    desaparecer ..3 semana|días|finde|rato|montaña|playa|vacaciones|mapa : desaparecer una semana
    <bear> ..1 más con ..2 excel|deberes|frío|calor|jefe|inglés|trabajo|curso|ruido|papeleo|contabilidad|mates|programa|vecinos : no puedo más con excel
    <tired> ..3 curso|trabajo|jefe|excel|deberes|reuniones|ciudad|alquiler|dieta|tráfico|lluvia|papeleo|buscar|estudiar|cocinar : harto de este curso
    bebe|bebé|niño|niña|peque ..4 despertó|desperto|despertado|despertando : el bebé se despertó
    corté|cortado|cortada|quemé|quemado|quemada ..4 dedo|pulgar|uñas|horno|sartén|café|plancha_del|pelo|sol : me corté el dedo
    dejarlo_todo|dejar_todo ..4 viajar|campo|playa|montaña|pueblo|mar : dejarlo todo y viajar
    examen|partido|tráfico|rebajas|cocina|bodeguita|concierto ..3 masacre|matanza|carnicería : el examen fue una masacre
    folio|papel|cocina|cebolla|afeit*|lata|jardín|taller & corté|cortado|cortada|corto : me he cortado con un folio
    móvil|ordenador|portátil|tele|despertador|teléfono|impresora|celular|casa ..3 por la ventana : tirar el móvil por la ventana
    a_los|con # ..4 intenté ..4 vida|matarme|suicidarme : a los 17 intenté quitarme la vida
    muerto|muerta|muertos ..3 gimnasio|turno|semana|jornada|curro|pies|trabajar|viaje|mudanza|cansancio : estoy muerta del turno
    muerte ..1 de|del ..2 <dear>|abuelo|tío|tía|suegro|suegra|perro|gato|amigo : la muerte de mi abuela
    funeral|entierro|velorio|luto ..4 <dear>|abuelo|tío|tía|suegro|suegra|perro|gato|amigo : el funeral de mi tío
    muero|muere|morir|morirme|morirse|muerto|muerta|muriendo de|del|por ..1 ganas|risa|sueño|hambre|frío|calor|vergüenza|miedo|pena|aburrimiento|cansancio|sed|amor|curiosidad|ilusión|saber|nervios : me muero de ganas
    mataría|mataria|mato|matar por : mataría por unos tacos
    mata|mato|matan|matando|matándome|matándonos ..1 me? & plazo|trabajo|calor|tráfico|clase|proyecto|examen|espalda|dieta|curro|deberes|horario : este plazo me está matando
    muero|murio|murió|muerto|muriendo ..2 cel|celular|móvil|batería|ordenador|compu|coche|laptop|wifi|planta|tablet|portátil : se me murió el cel
    cel|celular|móvil|batería|ordenador|compu|coche|laptop|wifi|planta|portátil ..3 murió|muerto|muere|muriendo|morir : mi celular se murió
    cortar*|corto|corté|cortando ..3 azúcar|carbohidratos|pan|gastos|pelo|pelo|césped|café|verduras|cebolla|video|vídeo|llamada|relación|novio|novia : cortar el azúcar
    corté|corto|cortado ..5 cocinando|cocina|afeitando|afeitarme|cebolla|papel|pan : me corté cocinando
    pega|pego|pegar|pegó ..2 aquí|enlace|link|texto|código|cartel|susto|vuelta|copia|madrugón|atracón|siesta : pega aquí el enlace
    pegarme|pegar|pego|me_pega ..1 un|una ..1 susto|siesta|ducha|baño|vuelta|fiesta|corte : pegarme una siesta
    terminar|acabar ..2 con ..1 esto|eso|ello|lo ..3 contrato|trabajo|curso|proyecto|carrera : terminar con esto, el contrato
    sobredosis ..1 de reuniones|café|trabajo|azúcar|series|noticias|cafeína : sobredosis de reuniones
    recuperar|recupero|cambiar|rehacer|vivir|disfrutar ..2 vida : recuperar mi vida
    vivir en|con_mis|con_mi|cerca|lejos|juntos|solo_en|sola_en|del|de_la : no quiero vivir con mis padres
    despertar|despertarme|levantarme ..2 temprano|pronto|tarde|antes|a_las : no quiero despertarme temprano
    ~suicidio colectivo|asistido|escuadrón : suicidio colectivo
    escuadrón suicida : escuadrón suicida
    prevención ..2 ~suicidio : prevención del suicidio
    <moved>|amigo|amiga|él|ella|tío|tía|primo|abuelo|vecino|compañero ..2 suicidó|suicido|se_mató|quitó_la_vida|quito_la_vida|ahorcó : mi hermano se suicidó
    gana|ganó|gano|golea|goleó|palizas|paliza ..3 ajedrez|padel|pádel|partido|fútbol|tenis : paliza al pádel
    ajedrez|padel|pádel|fútbol|tenis|fifa ..4 paliza|ganó|pegó : en ajedrez me pegó una paliza
    lastim*|lesion*|golpeé|corté ..4 gimnasio|gym|corriendo|fútbol|entrenando|rodilla : me lastimé corriendo
    jefe|jefa|mamá|madre|papá|profe ..4 mata|matar ..4 si? : mi jefe me mata
    me tiro|tirarme ..2 piscina|sofá|cama|horas|semanas|días|playa|todo_el : me tiro a la piscina
    saltar|salto ..2 al|a|siguiente|paso|cuerda|la_comba : saltar al siguiente paso
    vuelve|vuelven loca|loco : me vuelve loca`;
